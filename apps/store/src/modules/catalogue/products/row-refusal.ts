import type { FieldFault } from '../../../platform/http/errors'

/** A row conflicts with other data, in one of its columns. */
export class RowRefusal extends Error {
  override readonly name = 'RowRefusal'
  readonly column: string
  readonly fault: FieldFault

  constructor(column: string, reason: FieldFault) {
    super(reason.message)
    this.column = column
    this.fault = reason
  }
}
