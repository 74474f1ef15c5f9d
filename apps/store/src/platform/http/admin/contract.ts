import type { components, operations } from '@skafferi/api/admin'
import adminJson from '@skafferi/api/admin/openapi.json'
import { readContract } from '../contract'

/** The id of an operation of the admin contract. The others are messages that receivers of webhooks accept. */
export type AdminOperationId = Exclude<keyof operations, `notify${string}`>

export type OperatorRole = components['schemas']['OperatorRole']

export type ApiKeyScope = components['schemas']['ApiKeyScope']

/** What an operation is for; roles are defined in these terms. */
export type Purpose = components['schemas']['Purpose']

/** The admin contract. */
export const adminContract = readContract<AdminOperationId>(adminJson)
