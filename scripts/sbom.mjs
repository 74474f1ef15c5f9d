/**
 * `npm run sbom`: writes sbom.cdx.json, the bill of materials in CycloneDX as npm makes it from package-lock.json, and fails where a
 * locked package is not in it. `npm run -s sbom -- --production` leaves out what is only used at work.
 */
import { execSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { root } from './lib/command.mjs'

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

if (import.meta.filename === process.argv[1]) {
  process.chdir(root)
  const isProduction = process.argv.includes('--production')
  const asked = `npm sbom --sbom-format=cyclonedx --sbom-type=application --package-lock-only${isProduction ? ' --omit=dev' : ''}`
  const bill = JSON.parse(execSync(asked, { encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'inherit'] }))
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const wanted = Object.entries(packages).filter(([, { dev, devOptional }]) => !isProduction || !(dev || devOptional))
  const missing = missingIn(bill, Object.fromEntries(wanted))
  if (missing.length > 0) throw new Error(`The bill of materials lacks ${missing.length} locked packages: ${missing.join(', ')}`)
  writeFileSync('sbom.cdx.json', `${JSON.stringify(bill, null, 2)}\n`)
  console.log(`sbom.cdx.json: ${bill.components.length} components, every locked package among them`)
}
