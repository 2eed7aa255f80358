import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import { createTheme, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { useIsDark } from './color-scheme.ts'

// The accent in light and in dark, and shades around them.
const brand = [
  '#eef3fd',
  '#dbe6fb',
  '#b6ccf6',
  '#8eaff0',
  '#6791e7',
  '#4a7de7',
  '#336be5',
  '#275acb',
  '#1f4bad',
  '#173a8a',
] as const

const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: { light: 6, dark: 4 },
  colors: { brand },
  defaultRadius: 8,
  fontFamily: 'Lato, system-ui, sans-serif',
  respectReducedMotion: true,
})

/**
 * What the parts of Mantine need around them. It comes with the first such part and not with the first page, where it would
 * take 25 kB of the 150 kB.
 */
export function MantineParts({ children }: { children: ReactNode }) {
  const isDark = useIsDark()
  return (
    <MantineProvider theme={theme} forceColorScheme={isDark ? 'dark' : 'light'} getRootElement={() => undefined}>
      {children}
    </MantineProvider>
  )
}
