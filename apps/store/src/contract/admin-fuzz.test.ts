import { describe, expect, it } from 'vitest'
import { adminContract } from '../platform/http/admin/contract'
import { adminRequests, prepareAdmin } from '../testing/admin-requests'
import { addOperator, sendAdmin } from '../testing/operators'
import { shopOfFile } from '../testing/shop'
import { faultIn, malformedRequests } from '../testing/malformed'

const shop = await shopOfFile()
const records = await prepareAdmin(shop)
const { token } = await addOperator(shop, 'owner')
const { endpoints, resolve } = adminContract

/** Signing out would end the session that the other requests need. */
const calls = endpoints.filter(({ operation }) => operation.operationId !== 'signOut')

describe.each(calls)('$operation.operationId', ({ operation }) => {
  const { operationId } = operation

  it('refuses or accepts a malformed request, and never fails', async () => {
    const valid = await adminRequests[operationId](records)
    const sender = operation.security.some((schemes) => 'inviteToken' in schemes)
      ? { bearer: records.inviteToken }
      : { token }
    const faults: string[] = []
    for (const parts of malformedRequests(valid, (operation.parameters ?? []).map(resolve))) {
      const fault = faultIn(parts, await sendAdmin(shop, operationId, parts, sender))
      if (fault) faults.push(fault)
    }
    expect(faults).toEqual([])
  })
})
