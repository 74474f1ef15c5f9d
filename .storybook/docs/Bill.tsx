import { Suspense } from 'react'
import { Table } from './Table'
import { useFacts } from './use-facts'

const figure = new Intl.NumberFormat('en')

function Lines() {
  const { bill, most } = useFacts()
  const together = bill.reduce((sum, [, pictures]) => sum + pictures, 0)
  const rows = [...bill.filter(([, pictures]) => pictures > 0), ['Together', together] as const]
  return (
    <>
      <Table
        heads={['Group', 'Pictures of a full build']}
        rows={rows.map(([group, pictures]) => [group, figure.format(pictures)])}
      />
      <p>A full build may take {figure.format(most)}; a check fails above that.</p>
    </>
  )
}

/** The number of snapshots of a full build on Chromatic, computed when this Storybook was built. */
export function Bill() {
  return (
    <Suspense fallback={null}>
      <Lines />
    </Suspense>
  )
}
