import { memo, StrictMode, useState } from 'react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'

/** Number of elements: as many as a long cart displays. */
const ROWS = 40
const CELLS = 25

const Row = memo(function Row({
  row,
  quantity,
  onAdd,
}: {
  row: number
  quantity: number
  onAdd: (row: number) => void
}) {
  return (
    <div data-line={row} style={{ blockSize: '53px' }}>
      <input role="spinbutton" aria-label={`Quantity ${row}`} aria-valuenow={quantity} readOnly value={quantity} />
      <button type="button" onClick={() => onAdd(row)}>
        Add
      </button>
      {Array.from({ length: CELLS }, (_, cell) => (
        <span key={cell}>{cell} </span>
      ))}
    </div>
  )
})

/** Baseline: the same number of nodes with the same libraries, without any features. */
function BarePage() {
  const [quantities, setQuantities] = useState(() => Array.from({ length: ROWS }, () => 1))
  const [add] = useState(() => (row: number) => setQuantities((now) => now.with(row, (now[row] ?? 0) + 1)))
  return (
    <main style={{ blockSize: '53000px' }}>
      {quantities.map((quantity, row) => (
        <Row key={row} row={row} quantity={quantity} onAdd={add} />
      ))}
    </main>
  )
}

createRoot(document.body.appendChild(document.createElement('div'))).render(
  <StrictMode>
    <QueryClientProvider client={new QueryClient()}>
      <BrowserRouter>
        <BarePage />
      </BrowserRouter>
    </QueryClientProvider>
  </StrictMode>,
)
