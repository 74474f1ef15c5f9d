import type { GoodsState } from '@skafferi/domain/office/views'
import type { OfficeOrderRowView, OfficeOrdersView } from './orders.view'

const row = (
  number: string,
  [placed, company, shipTo]: readonly [string, string, string],
  [lines, pieces, total]: readonly [string, string, string],
  goods: GoodsState,
): OfficeOrderRowView => ({
  id: number,
  number,
  href: `/office/orders/${number}`,
  placed,
  company,
  buyer: 'Sara Ek',
  shipTo,
  lines,
  pieces,
  piecesToShip: goods === 'to_pack' || goods === 'packed' ? pieces : null,
  goods,
  payment: goods === 'completed' ? 'paid' : goods === 'canceled' ? 'nothing_due' : 'unpaid',
  shipment: shipmentOf(pieces, goods),
  total,
  credited: null,
  amountDue: total,
  toPay: null,
  toPayBack: null,
  due: null,
  leaves: goods === 'to_pack' ? '23 Nov' : null,
})

function shipmentOf(pieces: string, goods: GoodsState): OfficeOrderRowView['shipment'] {
  const state = goods === 'shipped' ? 'all' : goods === 'completed' ? 'delivered' : 'none'
  return { state, shipped: state === 'none' ? '0' : pieces, pieces, isComplete: state !== 'none' }
}

/** Sample orders. */
export const storyOrderRows: readonly OfficeOrderRowView[] = [
  row('1061', ['Mon 08:12', 'Kiosk & Co AB', 'Gothenburg, SE'], ['6', '492', '€1,032.48'], 'to_pack'),
  row('1060', ['Mon 07:55', 'Hörnan Livs AB', 'Stockholm, SE'], ['12', '1,140', '€2,318.10'], 'to_pack'),
  row('1059', ['Sun 21:40', 'Haugen Dagligvare AS', 'Oslo, NO'], ['18', '1,620', '€3,104.00'], 'to_pack'),
  row('1058', ['Sun 18:02', 'Strandkiosken AB', 'Varberg, SE'], ['4', '230', '€402.60'], 'packed'),
  row('1057', ['Sun 15:37', 'Kioski Kallio Oy', 'Helsinki, FI'], ['9', '720', '€1,288.35'], 'requires_action'),
  row('1056', ['Sat 20:11', 'Torgets Tobak & Spel AB', 'Luleå, SE'], ['22', '3,100', '€7,412.90'], 'shipped'),
  {
    ...row('1055', ['Sat 11:26', 'Fjällboden i Åre AB', 'Åre, SE'], ['7', '388', '€744.15'], 'partly_shipped'),
    piecesToShip: '250',
    shipment: { state: 'partial', shipped: '120', pieces: '388', isComplete: false },
  },
  {
    ...row('1054', ['Fri 16:40', 'Lakridshjørnet ApS', 'Copenhagen, DK'], ['5', '480', '€936.00'], 'completed'),
    credited: '€7.70',
    payment: 'unpaid',
    amountDue: '€928.30',
    toPay: '€928.30',
    due: { day: '21 Nov 2026', isOverdue: true },
  },
  {
    ...row('1053', ['Fri 14:03', 'Bergslagens Livs AB', 'Falun, SE'], ['14', '1,296', '€2,206.72'], 'completed'),
    credited: '€12.40',
    toPayBack: '€12.40',
  },
  row('1052', ['Fri 10:48', 'Nordlys Mat AS', 'Tromsø, NO'], ['11', '904', '€1,871.20'], 'canceled'),
]

export const storyOrders: OfficeOrdersView = {
  rows: storyOrderRows,
  page: 1,
  pageCount: 6,
  from: 1,
  to: 10,
  count: 58,
  sums: [{ count: 58, total: '€103,816.44', due: '€61,204.90', toPayBack: '€12.40' }],
}
