#!/usr/bin/env node
// The program of the released package. Plain JavaScript, because it also runs on older versions of
// Node, to say that they are too old.
import module from 'node:module';

if (Number(process.versions.node.split('.')[0]) >= 24) {
  // With the compile cache, commands start faster the second time.
  module.enableCompileCache?.();
  // An address, because there is no such file beside the sources.
  await import(new URL('../lib/main.js', import.meta.url).href);
} else {
  console.error(`faubourg needs Node 24 or later; this is ${process.version}.`);
  process.exitCode = 3;
}
