/** Where the code is: said once, as `repository` of the project's package.json, and absent until it is known. */

/** The packages that npm publishes. */
export const PUBLISHED = ['packages/api', 'packages/ui']

/** The fields of a package.json that follow from the address. */
const FIELDS = ['homepage', 'bugs', 'repository']

/**
 * Returns a package.json with the fields that follow from the address of the repository; without one they are absent.
 * @param {Record<string, unknown>} manifest
 * @param {string | undefined} url e.g. https://code.example/skafferi
 * @param {string} directory of the package in the repository
 * @returns {Record<string, unknown>}
 */
export function withRepository(manifest, url, directory) {
  const fields = url && {
    homepage: `${url}#readme`,
    bugs: `${url}/issues`,
    repository: { type: 'git', url: `git+${url}.git`, directory },
  }
  return Object.fromEntries(
    Object.entries(manifest).flatMap(([name, value]) => {
      if (FIELDS.includes(name)) return []
      // After the licence, where npm's own templates have them.
      return name === 'license' ? [[name, value], ...Object.entries(fields || {})] : [[name, value]]
    }),
  )
}
