import { describe, expect, it } from 'vitest'
import { demoDelivery } from '../../rules/delivery/delivery-settings'
import { defaultSeller } from '../../rules/tax/tax'
import type { Office } from '../office-context'
import type { DeliveryDraft } from './delivery.view'
import {
  newDeliveryOption,
  remoteDeliveryChanges,
  toDeliveryDraft,
  toDeliverySettings,
  toDeliveryView,
  toDraftFaults,
  toInitialDeliveryDraft,
} from './to-delivery'

// A Friday, before the cut-off.
const office = {
  locale: 'en-IE',
  timeZone: 'Europe/Stockholm',
  now: () => new Date('2026-11-20T09:30:00Z'),
} as Office
const draft = toDeliveryDraft(demoDelivery)
const viewOf = (changed: Partial<DeliveryDraft> = {}) =>
  toDeliveryView({ draft: { ...draft, ...changed }, changed: [] }, defaultSeller, office)
const withOption = (changed: Partial<DeliveryDraft['options'][number]>) => ({
  options: draft.options.map((option, index) => (index === 1 ? { ...option, ...changed } : option)),
})

describe('the form of the delivery settings', () => {
  it('returns what was stored', () => {
    const closures = [{ from: '2026-12-24', to: '2026-12-27', reason: 'Christmas' }]
    const settings = { ...demoDelivery, closures, preparationDays: 2 }
    expect(toDeliverySettings(toDeliveryDraft(settings))).toEqual(settings)
    const option = { ...demoDelivery.options[0]!, amount: 690, goodsFrom: 140_00 }
    const drafted = toDeliveryDraft({ ...demoDelivery, options: [option] }).options[0]
    expect(drafted).toMatchObject({ price: '6.90', goodsFrom: '140.00' })
  })

  it('reads amounts and days as typed', () => {
    const [, local] = toDeliverySettings({
      ...draft,
      ...withOption({ price: ' 19,50 €', goodsFrom: '', name: ' A ' }),
    }).options
    expect(local).toMatchObject({ amount: 19_50, goodsFrom: 0, name: 'A' })
  })

  it('sorts the working days', () => {
    expect(toDeliverySettings({ ...draft, workingDays: [6, 1] }).workingDays).toEqual([1, 6])
  })

  it('has a fault for each text that is no number', () => {
    expect(viewOf(withOption({ price: 'free', minDays: '', maxDays: 'x' })).faults).toEqual({
      'options.1.price': { code: 'range', message: null, params: { least: 0, most: 10_000_000 } },
      'options.1.minDays': { code: 'range', message: null, params: { least: 0, most: 365 } },
      'options.1.maxDays': { code: 'range', message: null, params: { least: 0, most: 365 } },
    })
    expect(Object.keys(viewOf({ preparation: '1.5' }).faults)).toEqual(['preparation'])
  })

  it('names the faults of the store by its own fields', () => {
    expect(
      toDraftFaults({ 'value.options.0.days.max': 1, 'options.0.amount': 2, preparation_days: 3, cut_off: 4 }),
    ).toEqual({
      'options.0.maxDays': 1,
      'options.0.price': 2,
      preparation: 3,
      cutOff: 4,
    })
  })

  it('gives a new option an id that no other has', () => {
    const first = newDeliveryOption([], 'fi', office.now())
    expect(first.countries).toEqual(['fi'])
    expect(first.id).toMatch(/^[a-z0-9_]+$/)
    expect(newDeliveryOption([first], 'fi', office.now()).id).not.toBe(first.id)
  })

  it('promises no days that the seller has not chosen', () => {
    const added = { ...newDeliveryOption([], 'se', office.now()), name: 'Bike', price: '5' }
    const { faults, example } = viewOf({ options: [added] })
    expect(Object.keys(faults).toSorted()).toEqual(['options.0.maxDays', 'options.0.minDays'])
    expect(example).toBeNull()
  })
})

describe('the form of a new shop', () => {
  const empty = { ...demoDelivery, options: [] }

  it('has no dispatch until its seller chooses it', () => {
    const initial = toInitialDeliveryDraft(empty, 'se')
    expect(initial).toEqual({ ...toDeliveryDraft(empty), cutOff: '', preparation: '' })
    expect(Object.keys(viewOf(initial).faults).toSorted()).toEqual(['cutOff', 'preparation'])
  })

  it('has the time zone of its country, unless it was started with another', () => {
    expect(toInitialDeliveryDraft(empty, 'fi').timeZone).toBe('Europe/Helsinki')
    expect(toInitialDeliveryDraft({ ...empty, timeZone: 'Europe/Oslo' }, 'fi').timeZone).toBe('Europe/Oslo')
  })

  it('has the dispatch that the shop was started with', () => {
    const started = { ...empty, cutOff: '16:00', preparationDays: 2 }
    expect(toInitialDeliveryDraft(started, 'se')).toEqual(toDeliveryDraft(started))
    expect(toInitialDeliveryDraft(demoDelivery, 'fi')).toEqual(draft)
  })
})

describe('the example of an order placed now', () => {
  it('follows the draft', () => {
    expect(viewOf().example).toEqual({
      leaves: '20 Nov 2026',
      arrival: { dates: '24–26 Nov 2026', option: 'Courier', country: 'Sweden' },
    })
    expect(viewOf({ cutOff: '09:00' }).example?.leaves).toBe('23 Nov 2026')
    const closures = [{ from: '2026-11-20', to: '2026-11-24', reason: 'Stocktaking' }]
    expect(viewOf({ closures }).example?.leaves).toBe('25 Nov 2026')
  })

  it('has no arrival without an option, and is missing while something is wrong', () => {
    expect(viewOf({ options: [] }).example).toEqual({ leaves: '20 Nov 2026', arrival: null })
    expect(viewOf({ workingDays: [] }).example).toBeNull()
  })

  it('is that of the first country if the shop does not deliver at home', () => {
    const { example } = viewOf({ options: draft.options.filter(({ id }) => id === 'ups_ground') })
    expect(example?.arrival).toMatchObject({ option: 'UPS Ground', country: 'United Kingdom' })
  })
})

it('lists the sections that a colleague has changed', () => {
  const options = demoDelivery.options.slice(2)
  expect(remoteDeliveryChanges(demoDelivery, { ...demoDelivery, cutOff: '12:00', options }, office)).toEqual([
    {
      field: 'options',
      before: expect.stringContaining('Courier: '),
      after: 'UPS Ground: United Kingdom, €29.00, 4–6; Global Export: United States, €39.00, 3–4',
    },
    { field: 'cutOff', before: '14:00', after: '12:00' },
  ])
})
