import { SegmentedControl } from '../../components/segmented-control'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { ShipLine } from './ShipLine'
import { leftOf, type ChosenPieces } from './use-shipment'

export interface ShipLinesProps {
  /** What the choice is about ("What leaves"). */
  label: string
  chosen: ChosenPieces
}

/** Which pieces of which lines: all that are left, or a part of them. */
export function ShipLines({ label, chosen }: ShipLinesProps) {
  const t = useWords(officeWords)
  const { what } = chosen
  return (
    <>
      <SegmentedControl
        label={label}
        segments={[
          { value: 'all', label: t('ship.all') },
          { value: 'part', label: t('ship.part') },
        ]}
        value={what}
        onChange={({ value }) => chosen.setWhat(value)}
      />
      <ul>
        {chosen.open.map((line) => (
          <ShipLine
            key={line.id}
            line={line}
            left={leftOf(line)}
            entry={chosen.entryOf(line)}
            editable={what === 'part'}
            onEntry={({ entry }) => chosen.setEntry(line.id, entry)}
          />
        ))}
      </ul>
    </>
  )
}
