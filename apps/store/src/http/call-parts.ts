import type { SentForm } from './multipart'

/** A call as its generated type has it. */
interface DescribedCall {
  parameters: { path?: unknown; query?: unknown; header?: unknown }
  responses: { 200: unknown }
}

type JsonOf<Part, Otherwise> = Part extends { content: { 'application/json': infer Json } } ? Json : Otherwise
type SentOf<Body> = Body extends { content: { 'multipart/form-data': unknown } } ? SentForm : JsonOf<Body, undefined>

/** What a call takes in its path, its query or its headers. */
export type ParametersOf<Call extends DescribedCall, In extends keyof DescribedCall['parameters']> = NonNullable<
  Call['parameters'][In]
>

/** What a call takes as its body. */
export type BodyOf<Call> = Call extends { requestBody: infer Body }
  ? SentOf<Body>
  : Call extends { requestBody?: infer Body }
    ? SentOf<NonNullable<Body>> | undefined
    : undefined

/** What the 200 answer of a call carries. @typeParam Otherwise where that is no JSON */
export type JsonAnswerOf<Call extends DescribedCall, Otherwise = undefined> = JsonOf<Call['responses'][200], Otherwise>
