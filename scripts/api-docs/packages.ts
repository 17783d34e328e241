/**
 * The packages that others build on. A new one stands here and is included by tsconfig.api.json.
 */
export const documentedPackages: readonly string[] = ['core', 'protocol', 'search'];
