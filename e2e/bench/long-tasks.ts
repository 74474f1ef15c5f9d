/**
 * Measures what blocks a page during load: of its tasks over 50 ms, the time of scripts and of styles, layout and
 * paint; also the time until it responds, and the total time of scripts until it is idle. With a mobile viewport and a
 * CPU slowdown of four; medians. Not a test: it asserts nothing.
 *
 *   npx tsx e2e/bench/long-tasks.ts [--runs 7]
 */
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { chromiumLaunch } from '../../scripts/browser.mjs'
import { signIn } from '../support/sign-in'
import { fillDemoWorld, startStore } from '../support/store'
import { median } from './lighthouse'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '7' } } })

const longTask = 50_000
const quiet = 3_000

/** An event of Chromium's trace; times in microseconds. */
interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  args?: { name?: string }
}

const kinds: Record<string, 'scripts' | 'rendering'> = {
  EvaluateScript: 'scripts',
  FunctionCall: 'scripts',
  RunMicrotasks: 'scripts',
  TimerFire: 'scripts',
  FireAnimationFrame: 'scripts',
  EventDispatch: 'scripts',
  'v8.compile': 'scripts',
  'v8.compileModule': 'scripts',
  'v8.evaluateModule': 'scripts',
  UpdateLayoutTree: 'rendering',
  Layout: 'rendering',
  PrePaint: 'rendering',
  Paint: 'rendering',
  Layerize: 'rendering',
  Commit: 'rendering',
}

const endOf = ({ ts, dur = 0 }: TraceEvent) => ts + dur

/** Returns the components of long tasks, in milliseconds. */
function partsOf(events: readonly TraceEvent[]) {
  const main = events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
  const onMain = events.filter(
    ({ ph, dur, pid, tid }) =>
      ph === 'X' && dur !== undefined && main.some((thread) => thread.pid === pid && thread.tid === tid),
  )
  const tasks = onMain.filter(({ name, dur = 0 }) => name.endsWith('RunTask') && dur > longTask)
  const sums = { blocked: 0, scripts: 0, rendering: 0 }
  for (const task of tasks) {
    sums.blocked += (task.dur ?? 0) - longTask
    const inside = onMain.filter(
      (each) => each.pid === task.pid && each.ts >= task.ts && endOf(each) <= endOf(task) && each.name in kinds,
    )
    // Self time: an event's duration without nested events.
    for (const each of inside) {
      const within = inside.filter((other) => other !== each && other.ts >= each.ts && endOf(other) <= endOf(each))
      const outermost = within.filter(
        (one) => !within.some((other) => other !== one && other.ts <= one.ts && endOf(other) >= endOf(one)),
      )
      sums[kinds[each.name]!] += (each.dur ?? 0) - outermost.reduce((sum, { dur = 0 }) => sum + dur, 0)
    }
  }
  return {
    tasks: tasks.length,
    blocked: sums.blocked / 1000,
    scripts: sums.scripts / 1000,
    rendering: sums.rendering / 1000,
  }
}

const world = await fillDemoWorld(undefined)
const store = await startStore(world, { host: '127.0.0.1', env: {} })
const browser = await chromium.launch(chromiumLaunch())
try {
  const answers = `new MutationObserver((changes) => {
    if (changes.some(({ target }) => target.localName === 'fieldset')) window.answersAt ??= performance.now()
  }).observe(document, { subtree: true, attributeFilter: ['disabled'] })`
  const context = await browser.newContext({
    baseURL: store.url,
    viewport: { width: 412, height: 823 },
    locale: 'en-GB',
  })
  await signIn(await context.newPage())
  const cookies = await context.cookies()
  const table: Record<string, unknown> = {}
  for (const path of ['/', '/products', '/products/prod_01dark70']) {
    const runs: (ReturnType<typeof partsOf> & { answers: number; all: number })[] = []
    for (let run = 0; run < Number(values.runs); run += 1) {
      const cold = await browser.newContext({
        baseURL: store.url,
        viewport: { width: 412, height: 823 },
        locale: 'en-GB',
      })
      await cold.addCookies(cookies)
      const page = await cold.newPage()
      await page.addInitScript(answers)
      const session = await cold.newCDPSession(page)
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      await session.send('Performance.enable')
      await browser.startTracing(page, {
        categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'],
      })
      await page.goto(path)
      await page.waitForTimeout(quiet)
      const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
      const { metrics } = await session.send('Performance.getMetrics')
      const all = 1000 * (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN)
      runs.push({ ...partsOf(trace.traceEvents), answers: await page.evaluate<number>('window.answersAt'), all })
      await cold.close()
    }
    const of = (part: keyof (typeof runs)[number]) => Math.round(median(runs.map((each) => each[part])))
    const tasks = {
      'long tasks': of('tasks'),
      'blocked ms': of('blocked'),
      'scripts ms': of('scripts'),
      'rendering ms': of('rendering'),
    }
    table[path] = { 'answers at ms': of('answers'), 'all scripts ms': of('all'), ...tasks }
  }
  console.table(table)
} finally {
  await browser.close()
  await store.stop()
  await world.remove()
}
