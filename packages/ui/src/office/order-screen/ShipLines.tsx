import { SegmentedControl } from '../../components/forms/segmented-control'
import { useWords } from '../../words'
import { officeOrderOverlaysWords } from '../../words/generated/office-order-overlays'
import { ShipLine } from './ShipLine'
import { leftOf } from './left-of'
import type { ChosenPieces } from './use-shipment'

export interface ShipLinesProps {
  /** The label of the choice. */
  label: string
  pieces: ChosenPieces
}

/** The choice of pieces by line: all remaining ones or some. */
export function ShipLines({ label, pieces }: ShipLinesProps) {
  const t = useWords(officeOrderOverlaysWords)
  const { scope } = pieces
  return (
    <>
      <SegmentedControl
        label={label}
        segments={[
          { value: 'all', label: t('ship.all') },
          { value: 'part', label: t('ship.part') },
        ]}
        value={scope}
        onChange={({ value }) => pieces.setScope(value)}
      />
      <ul>
        {pieces.open.map((line) => (
          <ShipLine
            key={line.id}
            line={line}
            left={leftOf(line)}
            entry={pieces.entryOf(line)}
            editable={scope === 'part'}
            onEntry={({ entry }) => pieces.setEntry(line.id, entry)}
          />
        ))}
      </ul>
    </>
  )
}
