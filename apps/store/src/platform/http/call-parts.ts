import type { UploadForm } from './multipart'

/** An operation in the generated types. */
interface DescribedCall {
  parameters: { path?: unknown; query?: unknown; header?: unknown }
  responses: { 200: unknown }
}

type JsonOf<Part, Fallback> = Part extends { content: { 'application/json': infer Json } } ? Json : Fallback
type SentOf<Body> = Body extends { content: { 'multipart/form-data': unknown } } ? UploadForm : JsonOf<Body, undefined>

/** The parameters of an operation in its path, its query or its headers. */
export type ParametersOf<Call extends DescribedCall, In extends keyof DescribedCall['parameters']> = NonNullable<
  Call['parameters'][In]
>

/** The request body of an operation. */
export type BodyOf<Call> = Call extends { requestBody: infer Body }
  ? SentOf<Body>
  : Call extends { requestBody?: infer Body }
    ? SentOf<NonNullable<Body>> | undefined
    : undefined

/**
 * The body of an operation's 200 response.
 * @typeParam Otherwise the type if the response is not JSON
 */
export type JsonAnswerOf<Call extends DescribedCall, Fallback = undefined> = JsonOf<Call['responses'][200], Fallback>
