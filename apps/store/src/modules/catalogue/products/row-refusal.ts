/** A row conflicts with other data; the message continues a sentence that begins with the column's name. */
export class RowRefusal extends Error {
  override readonly name = 'RowRefusal'
  readonly column: string

  constructor(column: string, message: string) {
    super(message)
    this.column = column
  }
}
