/** The lists of values that the contracts know: the shop's, and the office's. */
import { readdirSync, readFileSync } from 'node:fs'

/** One of them. */
export interface Enumeration {
  /** The file and what it stands in: `order.yaml OrderStatus`, `admin/banners.yaml BannerState`. */
  name: string
  values: readonly string[]
}

/** Key or name a line of YAML sets: `sort` of `- name: sort` and of `sort:`. */
const keyOf = (line: string) =>
  /^\s*-\s+name:\s*(\w+)/.exec(line)?.[1] ?? /^\s*(?:- )?([\w/{}-]+):/.exec(line)?.[1] ?? ''

const indentOf = (line: string) => line.length - line.trimStart().length

/** Enumerations of one file of the contract, named after what they stand in. */
export function readEnumerations(file: string, text: string): Enumeration[] {
  const lines = text.split('\n')
  return lines.flatMap((line, at) => {
    const list = /^[^\n]*\benum:\s*\[([^\]]*)\]/.exec(lines.slice(at).join('\n'))?.[1]
    if (list === undefined) return []
    const path = [keyOf(line)]
    let indent = indentOf(line)
    for (const above of lines.slice(0, at).reverse()) {
      if (above.trim() === '' || indentOf(above) >= indent) continue
      indent = indentOf(above)
      path.unshift(keyOf(above))
    }
    const words = path.filter((word) => !/^(|enum|oneOf|schema|type|properties|items|parameters|in)$/.test(word))
    return [
      {
        name: `${file} ${words.join('.')}`,
        values: list
          .split(',')
          .map((value) => value.trim())
          .filter((value) => value !== 'null' && value !== '')
          .map((value) => value.replace(/^'|'$/g, '')),
      },
    ]
  })
}

/** Every enumeration of both contracts. */
export function enumerations(): Enumeration[] {
  return ['', 'admin/'].flatMap((contract) =>
    ['schemas', 'paths'].flatMap((folder) => {
      const home = new URL(`../../../openapi/${contract}${folder}/`, import.meta.url)
      return readdirSync(home).flatMap((file) =>
        readEnumerations(contract + file, readFileSync(new URL(file, home), 'utf8')),
      )
    }),
  )
}
