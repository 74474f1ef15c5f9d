/**
 * `npm run check:house`: the house's own rules, each a module of scripts/checks whose default export (or the one of its
 * file's name) says whether the rule is kept.
 */
import { readdirSync } from 'node:fs'

const files = readdirSync(new URL('checks/', import.meta.url)).filter((file) => /(?<!\.test)\.mjs$/.test(file))

for (const file of files) {
  const module = await import(`./checks/${file}`)
  const name = file.replace('.mjs', '')
  const check = module.default ?? module[name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())]
  const isKept = await check()
  console.log(`${isKept ? 'kept  ' : 'broken'}  ${name}`)
  process.exitCode ||= isKept ? 0 : 1
}
