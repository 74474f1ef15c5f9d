import type { ActivityEntryView, ChangedProductView } from '@skafferi/domain/office/views'

/** A product of a change of many as an entry of its own. */
export const entryOfProduct = ({ title, href, changes, putBack }: ChangedProductView) =>
  ({ subject: { kind: 'object', name: title, sku: null, href }, changes, putBack }) satisfies Partial<ActivityEntryView>
