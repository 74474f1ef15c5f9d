/**
 * `npm run sbom`: writes sbom.cdx.json, a CycloneDX bill of materials by npm, and fails if a package of
 * package-lock.json is missing in it. `npm run -s sbom -- --production` omits development dependencies; npm's own
 * `--omit=dev` also omits dependencies of workspaces that the root has as development dependencies.
 */
import { execSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { root } from './lib/command.mjs'

/**
 * @typedef {{ 'bom-ref': string, name: string, version?: string }} Component
 * @typedef {{ components: Component[], dependencies: { ref: string, dependsOn?: string[] }[] }} Bill the part of
 * CycloneDX that is used here
 * @typedef {{ name?: string, version?: string, link?: boolean, dev?: boolean, devOptional?: boolean }} Locked
 */

const nameOf = (
  /** @type {string} */ path,
  /** @type {Locked} */ { name = path.replace(/^.*node_modules\//, ''), version },
) => `${name}@${version}`

/**
 * @param {Record<string, Locked>} packages of package-lock.json
 * @returns {Record<string, Locked>} without development dependencies
 */
export function neededIn(packages) {
  return Object.fromEntries(Object.entries(packages).filter(([, { dev, devOptional }]) => !dev && !devOptional))
}

/**
 * @template {Bill} Whole
 * @param {Whole} bill
 * @param {Record<string, Locked>} packages of package-lock.json
 * @returns {Whole} the bill without development dependencies
 */
export function productionOf(bill, packages) {
  const names = (/** @type {Record<string, Locked>} */ some) =>
    Object.entries(some).map(([path, locked]) => nameOf(path, locked))
  const needed = new Set(names(neededIn(packages)))
  const onlyAtWork = new Set(names(packages).filter((name) => !needed.has(name)))
  const left = bill.components.filter(({ name, version }) => onlyAtWork.has(`${name}@${version}`))
  const refs = new Set(left.map((component) => component['bom-ref']))
  return {
    ...bill,
    components: bill.components.filter((component) => !refs.has(component['bom-ref'])),
    dependencies: bill.dependencies
      .filter(({ ref }) => !refs.has(ref))
      .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((other) => !refs.has(other)) })),
  }
}

/**
 * @param {Pick<Bill, 'components'>} bill
 * @param {Record<string, Locked>} packages of package-lock.json
 * @returns {string[]} locked packages that are missing in the bill, as name@version
 */
export function missingIn(bill, packages) {
  const known = new Set(bill.components.map(({ name, version }) => `${name}@${version}`))
  const locked = Object.entries(packages).filter(([path, { link }]) => path.includes('node_modules/') && !link)
  return [...new Set(locked.map(([path, one]) => nameOf(path, one)))].filter((name) => !known.has(name))
}

if (import.meta.filename === process.argv[1]) {
  process.chdir(root)
  const isProduction = process.argv.includes('--production')
  const command = 'npm sbom --sbom-format=cyclonedx --sbom-type=application --package-lock-only'
  const full = JSON.parse(
    execSync(command, { encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'inherit'] }),
  )
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const bill = isProduction ? productionOf(full, packages) : full
  const missing = missingIn(bill, isProduction ? neededIn(packages) : packages)
  if (missing.length > 0)
    throw new Error(
      `${missing.length} packages of package-lock.json are missing in the bill of materials: ${missing.join(', ')}`,
    )
  writeFileSync('sbom.cdx.json', `${JSON.stringify(bill, null, 2)}\n`)
  console.log(`sbom.cdx.json: ${bill.components.length} components, including all packages of package-lock.json`)
}
