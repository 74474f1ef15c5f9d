import type {
  OfficeState,
  ProductStockView,
  StockMovementsView,
  StockMovementView,
} from '@skafferi/domain/office/views'

/** The articles of a product: one that is counted, and one on backorder. */
export const storyStock: OfficeState<ProductStockView> = {
  status: 'ready',
  refreshing: false,
  view: {
    title: 'Sältan Salt Liquorice Fish',
    articles: [
      { sku: 'SAL-0120', title: '120 g', free: '96', availability: 'tracked', availableFrom: '' },
      { sku: 'SAL-0400', title: '400 g', free: '0', availability: 'backorder', availableFrom: '2027-02-01' },
    ],
  },
}

const movement = (id: number, change: Partial<StockMovementView>): StockMovementView => ({
  id: String(id),
  time: { text: `Tue, 24 Nov, 0${id}:14`, dateTime: `2026-11-24T0${id}:14:00.000Z` },
  variant: '120 g · SAL-0120',
  kind: 'goods_in',
  change: '+60',
  stock: '96',
  order: null,
  reason: null,
  note: null,
  by: 'Elsa Lind',
  correction: null,
  ...change,
})

const order = { number: '1061', company: 'Kiosk Kungsgatan AB', href: '/office/orders/order_1061' }

/** Every kind of movement, newest first. */
const storyRows: readonly StockMovementView[] = [
  movement(7, { kind: 'cancellation', change: '+12', stock: '108', order }),
  movement(6, { kind: 'correction', change: '−3', reason: 'damaged', note: 'Two wet cartons, one torn bag' }),
  movement(5, {
    kind: 'goods_in',
    note: 'Delivery note 4711',
    stock: '99',
    correction: { sku: 'SAL-0120', pieces: -60, reason: 'booked_by_mistake' },
  }),
  movement(4, { kind: 'order', change: '−12', stock: '39', order, by: null }),
  movement(3, { kind: 'set', change: '+11', stock: '51' }),
  movement(2, { kind: 'import', change: '−10', stock: '40', by: 'Price feed' }),
  movement(1, { kind: 'opening', change: '+50', stock: '50', by: null }),
]

/** A page of movements. */
export const storyMovements: OfficeState<StockMovementsView> = {
  status: 'ready',
  refreshing: false,
  view: { rows: storyRows, page: 1, pageCount: 3, from: 1, to: 7, count: 64 },
}
