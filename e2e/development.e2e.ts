import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '../apps/store/src/testing/postgres'
import { binPath, root } from '../scripts/lib/command.mjs'
import { signIn } from './support/sign-in'
import { expect, test } from './support/test'

/** The development server of `npm run dev`. */
const servers = {
  web: { script: ['dev/dev.ts'], bin: 'tsx', page: '/sign-in' },
  office: { script: ['--port', '', '--strictPort'], bin: 'vite', page: '/office/' },
}

/** Serves an app from its sources, in front of a store. @returns its address, and a function that stops it */
async function develop(app: keyof typeof servers, storePort: string) {
  const port = String(await freePort())
  const { bin, script, page } = servers[app]
  const env = { ...process.env, PORT: storePort, WEB_PORT: port }
  const args = [binPath(bin), ...script.map((part) => part || port)]
  const child = spawn(process.execPath, args, { cwd: join(root, 'apps', app), env, stdio: 'ignore' })
  const url = `http://localhost:${port}`
  const status = async () => (await fetch(url + page).catch(() => null))?.status
  const stop = async () => {
    const ended = once(child, 'exit')
    child.kill()
    await ended
  }
  try {
    await expect.poll(status).toBe(200)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}

test('the development server signs customers in and renders their pages like the built shop', async ({
  browser,
  store,
}) => {
  const { url, stop } = await develop('web', new URL(store.url).port)
  try {
    const context = await browser.newContext({ baseURL: url })
    await signIn(await context.newPage())
    const page = await context.newPage()
    const requests: string[] = []
    page.on('pageerror', (error) => requests.push(String(error)))
    page.on('console', (message) => message.type() === 'error' && requests.push(message.text()))
    page.on(
      'request',
      (request) => /^\/(store|auth)\//.test(new URL(request.url()).pathname) && requests.push(request.url()),
    )
    const document = await page.goto('/products')
    expect(await document!.text()).toContain('id="page-data"')
    await expect(page.getByRole('button', { name: 'Wishlist' }).first()).toBeEnabled()
    // The page would have requested missing data by then.
    await page.waitForTimeout(500)
    expect(requests).toEqual([])
    await context.close()
  } finally {
    await stop()
  }
})

test('the development server signs operators in', async ({ request, store }) => {
  const { url, stop } = await develop('office', new URL(store.url).port)
  try {
    const answer = await request.post(`${url}/admin/session`, {
      headers: { origin: url, 'sec-fetch-site': 'same-origin' },
      data: { email: 'office@skafferi.example', password: 'skafferi-demo-office' },
    })
    expect(answer.status()).toBe(200)
  } finally {
    await stop()
  }
})
