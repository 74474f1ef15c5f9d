import { memo, StrictMode, useState } from 'react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'

/** With what stands in each row: as many elements as a long cart has in its page. */
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

/** What the same libraries do with as many nodes where nothing else is asked of them. */
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
