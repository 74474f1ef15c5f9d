import { SegmentedControl } from '../../components/segmented-control'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { ShipLine } from './ShipLine'
import { leftOf, type Shipment } from './use-shipment'

/** Which pieces of which lines leave: all that are left, or a part of them. */
export function ShipLines({ shipment }: { shipment: Shipment }) {
  const t = useWords(officeWords)
  const { what } = shipment
  return (
    <>
      <SegmentedControl
        label={t('ship.what')}
        segments={[
          { value: 'all', label: t('ship.all') },
          { value: 'part', label: t('ship.part') },
        ]}
        value={what}
        onChange={({ value }) => shipment.setWhat(value)}
      />
      <ul>
        {shipment.open.map((line) => (
          <ShipLine
            key={line.id}
            line={line}
            left={leftOf(line)}
            entry={shipment.entryOf(line)}
            editable={what === 'part'}
            onEntry={({ entry }) => shipment.setEntry(line.id, entry)}
          />
        ))}
      </ul>
    </>
  )
}
