import type { ReactNode } from 'react'

interface TableProps {
  heads: readonly string[]
  /** The cells of each row, as many as there are headers. */
  rows: readonly (readonly ReactNode[])[]
}

/** A table of a documentation page; the first column has row headers. */
export function Table({ heads, rows }: TableProps) {
  return (
    <table className="docs-table sb-unstyled">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...rest], row) => (
          <tr key={row}>
            <th scope="row">{first}</th>
            {rest.map((cell, column) => (
              <td key={column}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
