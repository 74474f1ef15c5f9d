/** Reads the enumerations of both contracts: the shop's and the office's. */
import { readdirSync, readFileSync } from 'node:fs'

/** An enumeration of the contract. */
export interface Enumeration {
  /** The file and the schema or parameter: `order.yaml OrderStatus`, `admin/banners.yaml BannerState`. */
  name: string
  values: readonly string[]
}

/** The key or name on a line of YAML: `sort` for `- name: sort` and for `sort:`. */
const keyOf = (line: string) =>
  /^\s*-\s+name:\s*(\w+)/.exec(line)?.[1] ?? /^\s*(?:- )?([\w/{}-]+):/.exec(line)?.[1] ?? ''

const indentOf = (line: string) => line.length - line.trimStart().length

/** The enumerations of one contract file, each named after its enclosing key. */
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
