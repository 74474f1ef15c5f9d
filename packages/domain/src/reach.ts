import { ApiError, type ShopClient } from '@skafferi/api'

/** Whether the store can be reached at this moment: an answer of any kind is one. */
export async function canReach({ client }: { client: ShopClient }): Promise<boolean> {
  try {
    await client.GET('/health/live')
    return true
  } catch (error) {
    return error instanceof ApiError && error.status > 0
  }
}
