import { Suspense } from 'react'
import { Table } from './Table'
import { useFacts } from './use-facts'

const figure = new Intl.NumberFormat('en')

function Lines() {
  const { snapshotCounts, maxSnapshots } = useFacts()
  const total = snapshotCounts.reduce((sum, [, pictures]) => sum + pictures, 0)
  const rows = [...snapshotCounts.filter(([, pictures]) => pictures > 0), ['Total', total] as const]
  return (
    <>
      <Table
        heads={['Group', 'Snapshots of a full build']}
        rows={rows.map(([group, pictures]) => [group, figure.format(pictures)])}
      />
      <p>The maximum is {figure.format(maxSnapshots)}; a check fails above it.</p>
    </>
  )
}

/** The number of snapshots of a full build on Chromatic, computed when this Storybook was built. */
export function SnapshotTable() {
  return (
    <Suspense fallback={null}>
      <Lines />
    </Suspense>
  )
}
