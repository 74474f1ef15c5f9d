/** Types and queries of package-lock.json. */

/**
 * @typedef {object} Locked
 * @property {string} [version]
 * @property {boolean} [link]
 * @property {string} [integrity]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {string[]} [cpu]
 * @typedef {Record<string, Locked>} Packages of package-lock.json, by folder
 */

/**
 * Returns the folder to which a package resolves a name: its own node_modules, or that of the closest parent folder.
 * @param {Packages} packages
 * @param {string} folder
 * @param {string} name
 */
export function resolveIn(packages, folder, name) {
  const parts = folder === '' ? [] : folder.split('/')
  const candidates = [...parts.keys(), parts.length].map((depth) =>
    [...parts.slice(0, depth), 'node_modules', name].join('/'),
  )
  return candidates.findLast((candidate) => packages[candidate])
}

/**
 * Returns the name of the package in a folder.
 * @param {string} folder
 */
const nameOf = (folder) => folder.replace(/^.*node_modules\//, '')

/**
 * Returns, for each installed package with platform-specific programs, the installed program.
 * @param {Packages} packages
 * @param {Set<string>} installed as "name version"
 * @returns {{ owner: string, program: string | undefined }[]}
 */
export function programsOf(packages, installed) {
  const labelOf = (/** @type {string} */ folder) => `${nameOf(folder)} ${packages[folder]?.version}`
  return Object.entries(packages).flatMap(([folder, { optionalDependencies = {} }]) => {
    const found = Object.keys(optionalDependencies).flatMap((name) => resolveIn(packages, folder, name) ?? [])
    const labels = found.filter((path) => packages[path]?.cpu).map(labelOf)
    const owner = labelOf(folder)
    return labels.length > 0 && installed.has(owner)
      ? [{ owner, program: labels.find((label) => installed.has(label)) }]
      : []
  })
}
