import type { ReactNode } from 'react'
import { Copy } from './Copy'

interface GridProps {
  /** The column headers, the row header first. */
  heads: readonly string[]
  /** The table's accessible name. */
  caption: string
  children: ReactNode
}

/** A table of tokens, one per row. On phones each row is a block. */
export function Grid({ heads, caption, children }: GridProps) {
  return (
    <table className="fd-grid sb-unstyled">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  )
}

/** The class name of a utility: `utility('rounded', 'sm')` is `rounded-sm`. */
export const utility = (family: string, name: string | number): string => `${family}-${name}`

/** A token's name in code, with a copy button. */
export const Name = ({ children }: { children: string }) => (
  <th scope="row">
    <code>{children}</code>
    <Copy text={children} />
  </th>
)

interface RowsProps {
  heads: readonly string[]
  caption: string
  /** The cells of each row, as many as there are headers. */
  rows: readonly (readonly ReactNode[])[]
}

/** A table of text. */
export function Rows({ heads, caption, rows }: RowsProps) {
  return (
    <Grid heads={heads} caption={caption}>
      {rows.map(([first, ...rest], row) => (
        <tr key={row}>
          <th scope="row">{first}</th>
          {rest.map((cell, column) => (
            <td key={column}>{cell}</td>
          ))}
        </tr>
      ))}
    </Grid>
  )
}
