/** The packages whose API is documented. Each is also included by tsconfig.api.json. */
export const documentedPackages: readonly string[] = ['core', 'protocol', 'search'];
