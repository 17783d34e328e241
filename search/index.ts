// Game-agnostic thinking (sampling, trees, regret matching, the arena's statistics) grows here.
export {};
