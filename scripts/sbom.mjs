/**
 * `npm run sbom`: writes sbom.cdx.json, the bill of materials in CycloneDX as npm makes it from package-lock.json, and fails where a
 * locked package is not in it. `npm run -s sbom -- --production` leaves out what is only used at work.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { missingIn } from './lib/bill-of-materials.mjs'
import { root } from './lib/command.mjs'

const file = join(root, 'sbom.cdx.json')
const isProduction = process.argv.includes('--production')
const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only', ...(isProduction ? ['--omit=dev'] : [])]
const npm = process.env.npm_execpath ?? ''
const [command, before] = npm.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
const { status, stdout, stderr } = spawnSync(command, [...before, ...args], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 })
if (status !== 0) {
  console.error(stderr)
  process.exit(1)
}
const bill = JSON.parse(stdout)
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const wanted = Object.entries(packages).filter(([, { dev, devOptional }]) => !isProduction || !(dev || devOptional))
const missing = missingIn(bill, Object.fromEntries(wanted))
if (missing.length > 0) {
  console.error(`The bill of materials lacks ${missing.length} locked packages: ${missing.join(', ')}`)
  process.exit(1)
}
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`)
console.log(`sbom.cdx.json: ${bill.components.length} components, every locked package among them`)
