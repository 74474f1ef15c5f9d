/** What a bill of materials has to hold: every package that package-lock.json names. Node built-ins only. */

/**
 * @typedef {{ components: { name: string, version?: string }[] }} Bill the part of CycloneDX that is read here
 * @typedef {{ name?: string, version?: string, link?: boolean }} Locked
 * @param {Bill} bill
 * @param {Record<string, Locked>} packages of package-lock.json
 * @returns {string[]} packages that are locked and not in the bill, as name@version
 */
export function missingIn(bill, packages) {
  const known = new Set(bill.components.map(({ name, version }) => `${name}@${version}`))
  const locked = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
  const names = locked.map(([path, { name = path.replace(/^.*node_modules\//, ''), version }]) => `${name}@${version}`)
  return [...new Set(names)].filter((name) => !known.has(name))
}
