/**
 * `npm run check:house`: runs the project's own checks. The default export of each module in scripts/checks returns the
 * problems; its optional `notes` are printed without failing.
 */
import { readdirSync } from 'node:fs'

const files = readdirSync(new URL('checks/', import.meta.url)).filter((file) => /(?<!\.test)\.mjs$/.test(file))

for (const file of files) {
  const { default: check, notes = () => [] } = await import(`./checks/${file}`)
  /** @type {string[]} */
  const problems = await check()
  problems.forEach((problem) => console.error(problem))
  for (const note of await notes()) console.log(`note    ${note}`)
  console.log(`${problems.length === 0 ? 'passed' : 'failed'}  ${file.replace('.mjs', '')}`)
  process.exitCode ||= problems.length === 0 ? 0 : 1
}
