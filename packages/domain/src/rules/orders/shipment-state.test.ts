import { describe, expect, it } from 'vitest'
import { shipmentState, shippedPieces } from './shipment-state'

describe('shipmentState', () => {
  it.each([
    ['none', 'not_fulfilled', { ordered: 10, inParcels: 0, closed: 0 }],
    ['none', 'fulfilled', { ordered: 10, inParcels: 0, closed: 0 }],
    ['partial', 'not_fulfilled', { ordered: 10, inParcels: 1, closed: 0 }],
    ['partial', 'fulfilled', { ordered: 10, inParcels: 6, closed: 3 }],
    ['all', 'fulfilled', { ordered: 10, inParcels: 6, closed: 4 }],
    ['all', 'shipped', { ordered: 10, inParcels: 0, closed: 0 }],
    ['delivered', 'delivered', { ordered: 10, inParcels: 6, closed: 4 }],
  ] as const)('is %s for %s pieces of which %j', (state, fulfillment, pieces) => {
    expect(shipmentState(fulfillment, pieces)).toBe(state)
  })
})

describe('shippedPieces', () => {
  it('counts the contents of parcels until the order is shipped', () => {
    expect(shippedPieces('fulfilled', { ordered: 10, inParcels: 4, closed: 2 })).toBe(4)
  })

  it('counts everything that will be delivered once the order is shipped, whatever its parcels record', () => {
    expect(shippedPieces('shipped', { ordered: 10, inParcels: 0, closed: 2 })).toBe(8)
  })
})
