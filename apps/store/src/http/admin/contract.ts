import type { components, operations } from '@skafferi/api/admin'
import adminJson from '@skafferi/api/admin/openapi.json'
import { readContract } from '../contract'

/** The name of a call of those who run the shop. */
export type AdminOperationId = keyof operations

/** What an operator may do. */
export type OperatorRole = components['schemas']['OperatorRole']

/** What a program may do. */
export type ApiKeyScope = components['schemas']['ApiKeyScope']

/** What calls are for, as roles cover it. */
export type Purpose = components['schemas']['Purpose']

/** The contract that the shop's operators are served by. */
export const adminContract = readContract<AdminOperationId>(adminJson)
