// The command line (play, simulate, arena, replay, verify, position, serve) grows here.
// oxlint-disable-next-line unicorn/require-module-specifiers -- a room that is still empty
export {};
