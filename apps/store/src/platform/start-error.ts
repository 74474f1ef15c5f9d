/** The reason why the store cannot start, as one sentence for the user. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
