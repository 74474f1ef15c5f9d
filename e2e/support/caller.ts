import { request, type APIRequestContext } from '@playwright/test'
import { anna } from './sign-in'
import type { Store } from './store'

/** The demo's other customer. */
export const bjorn = { email: 'bjorn@grocer.example', password: 'skafferi-demo-2' }

/** The key of the demo's shop, which its API requires. */
export const shopKey = { 'x-publishable-api-key': 'pk_demo' }

/** A customer who uses the store's API without a page. */
export class Caller {
  private constructor(private readonly calls: APIRequestContext) {}

  /** Signs in. */
  static async of(store: Store, { email, password } = anna): Promise<Caller> {
    const visitor = await request.newContext({ baseURL: store.url, extraHTTPHeaders: shopKey })
    const answer = await visitor.post('/auth/customer/emailpass', { data: { email, password } })
    const { token } = (await answer.json()) as { token: string }
    await visitor.dispose()
    const extraHTTPHeaders = { ...shopKey, authorization: `Bearer ${token}` }
    return new Caller(await request.newContext({ baseURL: store.url, extraHTTPHeaders, failOnStatusCode: true }))
  }

  async get<Answer>(path: string): Promise<Answer> {
    return (await (await this.calls.get(path)).json()) as Answer
  }

  async post<Answer>(path: string, data: unknown): Promise<Answer> {
    return (await (await this.calls.post(path, { data })).json()) as Answer
  }

  async put<Answer>(path: string, data: unknown): Promise<Answer> {
    return (await (await this.calls.put(path, { data })).json()) as Answer
  }

  async remove(lineId: string): Promise<void> {
    await this.calls.delete('/store/cart/items/remove', { data: { item_ids: [lineId] } })
  }

  async add(variant_id: string, quantity: number): Promise<void> {
    await this.post('/store/cart/items/add', { items: [{ variant_id, quantity }] })
  }

  /** Sets the delivery and billing address of the cart. */
  async giveAddress(address: Readonly<Record<string, string>>): Promise<void> {
    await this.post('/store/cart/address/add-shipping', address)
    await this.post('/store/cart/address/add-billing', address)
  }
}
