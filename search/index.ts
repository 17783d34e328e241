// Game-agnostic thinking (sampling, trees, regret matching, the arena's statistics) grows here.
// oxlint-disable-next-line unicorn/require-module-specifiers -- a room that is still empty
export {};
