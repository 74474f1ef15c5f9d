/**
 * `npm run repository -- https://code.example/skafferi`: says where the code is, in the package.json of the project and
 * of each published package. Without an address it removes what is said.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './lib/command.mjs'
import { PUBLISHED, withRepository } from './lib/repository.mjs'

const [address] = process.argv.slice(2)
const url = address?.replace(/(\.git|\/)$/, '')
if (url !== undefined && !/^https:\/\/[^\s/]+\/\S+$/.test(url))
  throw new Error(`${address} is not the https address of a repository.`)

/** @param {string} folder @param {(manifest: Record<string, unknown>) => Record<string, unknown>} toManifest */
function change(folder, toManifest) {
  const file = join(root, folder, 'package.json')
  writeFileSync(file, `${JSON.stringify(toManifest(JSON.parse(readFileSync(file, 'utf8'))), null, 2)}\n`)
}

change('.', ({ repository: _, ...manifest }) => ({ ...manifest, ...(url && { repository: url }) }))
for (const folder of PUBLISHED) change(folder, (manifest) => withRepository(manifest, url, folder))
