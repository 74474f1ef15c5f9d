import { useState } from 'react'
import { Button } from '../../components/actions/button'
import { NumberStepper, type NumberEntry } from '../../components/forms/number-stepper'
import { SelectField } from '../../components/forms/select-field'
import {
  ColumnHeader,
  RowHeader,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '../../components/content/table'
import { TextField } from '../../components/forms/text-field'
import type { Density } from '../../theme'
import { storyWorld } from '../../internal/stories/story-world'
import { densitySizes } from '../tokens'
import { Grid, Name } from './Grid'

const DENSITIES: readonly Density[] = ['comfortable', 'compact']
const TEXTS = {
  form: { reference: 'Order reference', country: 'Country', save: 'Save', hint: 'Printed on the invoice' },
  countries: [
    { value: 'se', label: 'Sweden' },
    { value: 'no', label: 'Norway' },
  ],
  table: { caption: 'Order', product: 'Product', sku: 'SKU', price: 'Unit price' },
  stepper: { label: 'Quantity', decreaseLabel: 'Decrease quantity', increaseLabel: 'Increase quantity' },
}
const lines = storyWorld.carts.bulk.items.slice(0, 4)

function Sample({ density }: { density: Density }) {
  const [entry, setEntry] = useState<NumberEntry>({ value: 12, note: null })
  return (
    <section data-density={density} aria-label={density} className="fd-density">
      <p>{density}</p>
      <TextField
        label={TEXTS.form.reference}
        hint={TEXTS.form.hint}
        name={`reference-${density}`}
        defaultValue="PO-1180"
      />
      <SelectField label={TEXTS.form.country} name={`country-${density}`} options={TEXTS.countries} defaultValue="se" />
      <div className="fd-play">
        <NumberStepper {...TEXTS.stepper} entry={entry} min={1} max={200} onEntry={setEntry} />
        <Button>{TEXTS.form.save}</Button>
      </div>
      <Table caption={`${TEXTS.table.caption}, ${density}`}>
        <TableHead>
          <ColumnHeader>{TEXTS.table.product}</ColumnHeader>
          <ColumnHeader>{TEXTS.table.sku}</ColumnHeader>
          <ColumnHeader align="end">{TEXTS.table.price}</ColumnHeader>
        </TableHead>
        <TableBody>
          {lines.map((line) => (
            <TableRow key={line.id}>
              <RowHeader>{line.product_title}</RowHeader>
              <TableCell>{line.variant_sku}</TableCell>
              <TableCell align="end">€{line.unit_price.toFixed(2)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </section>
  )
}

/** The same form and the same table in both densities. */
export function Densities() {
  return (
    <div className="fd-densities sb-unstyled">
      {DENSITIES.map((density) => (
        <Sample key={density} density={density} />
      ))}
    </div>
  )
}

/** Every size that follows density. */
export function DensitySizes() {
  return (
    <Grid heads={['Size', 'Comfortable', 'Compact']} caption="Sizes that follow density">
      {densitySizes.map(({ name, comfortable, compact }) => (
        <tr key={name}>
          <Name>{name}</Name>
          <td className="fd-value">{comfortable}</td>
          <td className="fd-value">{compact}</td>
        </tr>
      ))}
    </Grid>
  )
}
