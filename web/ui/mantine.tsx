import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import { createTheme, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { useIsDark } from './color-scheme.ts'

const theme = createTheme({ respectReducedMotion: true })

/**
 * What the parts of Mantine need around them. It comes with the first such part and not with the first page, where it would
 * take 25 kB of the 150 kB. Its variables are those of its style sheets: the style elements that it would write do not hold here.
 */
export function MantineParts({ children }: { children: ReactNode }) {
  const isDark = useIsDark()
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme={isDark ? 'dark' : 'light'}
      getRootElement={() => undefined}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  )
}
