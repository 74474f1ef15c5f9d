import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor } from 'storybook/test'
import { toHex } from '../packages/ui/src/foundations/colour'
import { CatalogueCount, Catalogues } from '../packages/ui/src/foundations/stories/Catalogues'
import { Palette, Roles } from '../packages/ui/src/foundations/stories/Colours'
import { Contrasts } from '../packages/ui/src/foundations/stories/Contrasts'
import { Densities, DensitySizes } from '../packages/ui/src/foundations/stories/Density'
import { Elevations } from '../packages/ui/src/foundations/stories/Elevations'
import { Folders } from '../packages/ui/src/foundations/stories/Folders'
import { Rows } from '../packages/ui/src/foundations/stories/Grid'
import { Icons } from '../packages/ui/src/foundations/stories/Icons'
import { Durations } from '../packages/ui/src/foundations/stories/Motion'
import { Faults, Refusals } from '../packages/ui/src/foundations/stories/Refusals'
import { PackShots } from '../packages/ui/src/foundations/stories/PackShots'
import { renderedColour } from '../packages/ui/src/foundations/stories/rendered-colour'
import { NamedSizes, Radii, SpacingSteps, Widths } from '../packages/ui/src/foundations/stories/Spacing'
import { YourBrand } from './docs/YourBrand'
import { ThemeSamples } from '../packages/ui/src/foundations/stories/ThemeSamples'
import { TokensDownload } from '../packages/ui/src/foundations/stories/TokensDownload'
import { Figures, TypeSizes, TypeTracking, TypeWeights } from '../packages/ui/src/foundations/stories/Type'
import { theme } from '../packages/ui/src/foundations/theme'
import { THEMES } from '../packages/ui/src/foundations/theme-sheet'
import { behaviour } from '../packages/ui/src/internal/stories/behaviour'

/** Tests of the parts of the foundations pages. Hidden from the sidebar, because the pages show them. */
const meta = {
  title: 'Foundations/Parts',
  tags: ['!dev', '!autodocs'],
} satisfies Meta

export default meta
type Story = StoryObj

/** The same components in every theme. */
export const Default: Story = { render: () => <ThemeSamples /> }

/** The colours computed from the style sheets match those painted by the browser, channel by channel. */
export const ColourRoles: Story = {
  render: () => <Roles />,
  play: async ({ canvasElement }) => {
    const painted = [...canvasElement.querySelectorAll('.fd-swatch')].map((swatch) =>
      renderedColour(getComputedStyle(swatch).backgroundColor),
    )
    const computed = theme.roles.flatMap((role) => THEMES.map((look) => theme.colourOf(role, look)))
    await expect(painted).toHaveLength(computed.length)
    const differences = painted.map((colour, index) => {
      const { r, g, b, alpha } = computed[index]!
      const isOpaque = alpha === 1
      return isOpaque ? Math.max(...[colour.r - r, colour.g - g, colour.b - b].map(Math.abs)) : 0
    })
    // One of 255 shades, for rounding.
    await expect(Math.max(...differences) * 255).toBeLessThan(1.01)
  },
}

/** A token's name is copied as written in code, and the downloaded theme has the same roles. */
export const CopyAndDownloadTokens: Story = {
  ...behaviour,
  render: () => (
    <>
      <TokensDownload />
      <Roles />
    </>
  ),
  play: async ({ canvas }) => {
    const copiedTexts: string[] = []
    const clipboard = { writeText: (text: string) => Promise.resolve(void copiedTexts.push(text)) }
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
    await userEvent.click(canvas.getByRole('button', { name: 'Copy ink-muted' }))
    await expect(await canvas.findByRole('button', { name: 'Copied ink-muted' })).toBeVisible()
    await expect(copiedTexts).toEqual(['ink-muted'])
    const file = await fetch(canvas.getByRole<HTMLAnchorElement>('link', { name: 'tokens.json' }).href)
    const { color } = (await file.json()) as { color: Record<string, unknown> }
    await expect(Object.keys(color)).toEqual(['$type', ...theme.roles])
  },
}

/** An element that sets its own contrast keeps it on a page with more contrast. */
export const ColourRolesInMoreContrast: Story = {
  ...ColourRoles,
  globals: { scheme: 'dark', contrast: 'more' },
}

/** A brand's CSS has what differs from the library, weak choices are corrected or named, and the samples follow. */
export const Brand: Story = {
  ...behaviour,
  render: () => <YourBrand screens={[]} />,
  play: async ({ canvas, canvasElement, step }) => {
    const colour = canvas.getByRole('textbox', { name: 'Brand colour' })
    const sample = () => getComputedStyle(canvas.getByRole('button', { name: 'Save' }))
    const css = () => canvasElement.querySelector('pre')?.textContent ?? ''

    await step('the library’s own look needs no CSS', async () => {
      await expect(canvas.getByText('This is the library’s own look. It needs no CSS.')).toBeVisible()
      await expect(sample().borderRadius).toBe('6px')
    })

    await step('a light yellow is replaced on light pages, and every contrast holds', async () => {
      const before = sample().backgroundColor
      await userEvent.clear(colour)
      await expect(canvas.getByText('Enter a colour such as #0b4f63.')).toBeVisible()
      await userEvent.type(colour, '#ffe600')
      await expect(canvas.queryByText('Enter a colour such as #0b4f63.')).toBeNull()
      await expect(css().match(/--sk-brand-\d+: oklch\(/g)).toHaveLength(10)
      await waitFor(() => expect(canvas.getAllByText(/too weak, corrected$/)).toHaveLength(2))
      await expect(canvas.queryByText(/Too little contrast/)).toBeNull()
      await expect(sample().backgroundColor).not.toBe(before)
    })

    await step('radius, typeface and type size', async () => {
      const choose = (name: string, option: string) =>
        userEvent.selectOptions(canvas.getByRole('combobox', { name }), option)
      await choose('Radius', 'Square')
      await choose('Typeface', 'Georgia')
      await choose('Type size', 'Small')
      await expect(canvas.getByText('The smallest text is below 12 px. Choose a larger type size.')).toBeVisible()
      await choose('Type size', 'Large')
      await expect(sample().borderRadius).toBe('0px')
      await expect(sample().fontFamily).toBe('Georgia, serif')
      await expect(css()).toContain('--sk-text-sm--line-height: calc(1.25rem * 1.125);')
      await expect(css()).toContain('--sk-text-2xl--line-height: 1.15;')
    })
  },
}

const allPass: Story['play'] = async ({ canvas, canvasElement }) => {
  await expect(canvas.queryAllByText('fails')).toEqual([])
  await expect(canvasElement.querySelectorAll('[data-passes="true"]').length).toBeGreaterThan(60)
}

export const TextContrasts: Story = { render: () => <Contrasts of="text" />, play: allPass }

export const SignContrasts: Story = { render: () => <Contrasts of="signs" />, play: allPass }

export const ColourPalette: Story = {
  render: () => (
    <>
      <h2>Palette</h2>
      <Palette />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(theme.palette.length)
    await expect(canvas.getByText(toHex(theme.colourOf('kalk-300', THEMES[0])))).toBeVisible()
  },
}

export const Typography: Story = {
  render: () => (
    <>
      <TypeSizes />
      <TypeWeights />
      <TypeTracking />
      <Figures />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^text-price-lg .* 2rem \/ 2\.25rem$/ })).toBeVisible()
  },
}

export const Space: Story = {
  render: () => (
    <>
      <SpacingSteps />
      <NamedSizes />
      <Widths family="container" />
      <Widths family="breakpoint" />
      <Radii />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /^p-4 gap-4 .*16 px$/ })).toBeVisible()
    await expect(canvas.getByText('rounded-lg')).toBeVisible()
  },
}

export const Depth: Story = { render: () => <Elevations /> }

/** The test run prefers reduced motion, so durations are shortened. */
export const Movement: Story = {
  ...behaviour,
  render: () => <Durations />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Your system asks for less motion: everything arrives at once.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Move' }))
    const runners = [...canvasElement.querySelectorAll('.fd-runner')]
    const durations = () => runners.map((runner) => getComputedStyle(runner).transitionDuration)
    await waitFor(() => expect(durations()).toEqual(['0.001s', '0.001s', '0.001s']))
  },
}

/** One half is comfortable and the other compact, whatever the page's density is. */
export const DensitySideBySide: Story = {
  globals: { density: 'compact' },
  render: () => (
    <>
      <Densities />
      <DensitySizes />
    </>
  ),
  play: async ({ canvas }) => {
    const buttons = canvas.getAllByRole('button', { name: 'Save' })
    await expect(buttons.map((button) => button.getBoundingClientRect().height)).toEqual([40, 32])
  },
}

export const IconSheet: Story = {
  render: () => <Icons />,
  play: async ({ canvas }) => {
    const icon = canvas.getByText('CartIcon').closest('li')
    const sizes = [...(icon?.querySelectorAll('svg') ?? [])].map((drawing) => drawing.getBoundingClientRect().width)
    await expect(sizes).toEqual([20, 16])
  },
}

export const PackKinds: Story = {
  render: () => <PackShots />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img').length).toBeGreaterThan(20)
  },
}

/** A search expands the areas that contain the text, and hides the others. */
export const WordsSearch: Story = {
  ...behaviour,
  render: () => (
    <>
      <CatalogueCount />
      <Catalogues />
    </>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getAllByText('Shopping Cart')[0]
    await expect(text).not.toBeVisible()
    await userEvent.type(canvas.getByRole('textbox', { name: 'Find a text' }), 'shopping cart')
    await expect(canvas.getAllByText('Shopping Cart')[0]).toBeVisible()
    await expect(canvas.queryByText('controls')).toBeNull()
  },
}

/** Every refusal and fault has a sentence, and none of its values is missing. */
export const EveryRefusal: Story = {
  ...behaviour,
  render: () => (
    <>
      <Refusals />
      <Faults />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Not enough stock for Sältan Salt Liquorice Fish. 12 left.')).toBeVisible()
    await expect(canvas.getByText('is longer than 60 characters')).toBeVisible()
    await expect(canvasElement.querySelectorAll('dd').length).toBeGreaterThan(160)
    // The placeholders of the shop's own texts are written with braces too.
    const text = canvasElement.textContent.replace(/\{(?:brand|phone|phone_number)\}/g, '')
    await expect(text).not.toMatch(/[{}]|undefined/)
  },
}

/** From right to left on a phone: nothing overflows the page. */
export const FourThemesNarrow: Story = {
  render: () => (
    <>
      <Folders />
      <Rows caption="Words" heads={['Do', 'Don’t']} rows={[['Add to Cart', 'OK']]} />
      <ThemeSamples />
    </>
  ),
  globals: { viewport: { value: 'narrowest' }, direction: 'rtl' },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
}
