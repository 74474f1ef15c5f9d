import { ApiError, type ShopClient } from '@skafferi/api'

/** True if the store responds, also with an error. */
export async function canReach({ client }: { client: ShopClient }): Promise<boolean> {
  try {
    await client.GET('/health/live')
    return true
  } catch (error) {
    return error instanceof ApiError && error.status > 0
  }
}
