import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../scripts/lib/command.mjs'

const manifest = join(root, 'apps/web/dist/client/.vite/manifest.json')

/**
 * Matches the URL of a module's script in the built shop, whose name has no words.
 * @param module end of its source path, such as `routes/faq.tsx`
 * @throws Error if it has no script of its own
 */
export function builtScript(module: string): RegExp {
  const chunks = JSON.parse(readFileSync(manifest, 'utf8')) as Record<string, { file: string }>
  const found = Object.keys(chunks).find((key) => key.endsWith(`/${module}`))
  if (!found) throw new Error(`${module} has no script of its own.`)
  return new RegExp(`/${chunks[found]!.file.replaceAll('.', '\\.')}$`)
}
