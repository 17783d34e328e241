// The command line (play, simulate, arena, replay, verify, position, serve) grows here.
export {};
