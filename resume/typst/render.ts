import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler'
import type { PrintedPart, ResumeDocument } from '../../contract/resume-document.ts'
import { printedLetter } from '../letter.ts'
import { resolvedLook } from '../looks.ts'
import { photoOf } from '../photo.ts'
import { printed } from '../printed.ts'
import { readFont } from './woff.ts'

/**
 * The PDF of a resume, or of its letter, tagged as PDF/UA-1. The same document gives the same bytes. Text reaches Typst as data and is never evaluated;
 * nothing is fetched, and no file is read but the templates and the fonts.
 */
export function renderPdf(document: ResumeDocument, part: PrintedPart = 'resume'): Uint8Array<ArrayBuffer> {
  const compiler = open()
  const look = resolvedLook(document['x-applybox'].look, part)
  const isLetter = part === 'letter'
  const cv = isLetter ? printedLetter(document) : printed(document)
  const mainFilePath = path.join(folder, `${isLetter ? 'letter' : look.template}.typ`)
  const text = JSON.stringify(cv)
  const inputs = { cv: text, look: JSON.stringify(look), kerning: needsShaping.test(text) ? 'on' : 'off' }
  const photo = look.hasPhoto && !isLetter ? photoOf(document.basics?.image) : null
  const photoPath = photo && path.join(folder, photo.file)
  const withPhoto = photo && { ...inputs, photo: photo.file, 'photo-alt': cv.title }
  try {
    if (photo && photoPath) compiler.mapShadow(photoPath, photo.bytes)
    // UA-1 refuses characters that no font has: such a file has everything else. A picture that can't be decoded is left out.
    for (const given of withPhoto ? [withPhoto, inputs] : [inputs])
      for (const standard of [{ pdfStandard: 'ua-1' }, {}]) {
        const pdf = attempt(() => compiler.pdf({ mainFilePath, inputs: given }, { creationTimestamp: 0, ...standard }))
        if (pdf) return Uint8Array.from(pdf)
      }
    throw new Error(`The template ${look.template} does not compile`)
  } finally {
    if (photoPath) compiler.unmapShadow(photoPath)
    // Without it each document stays in memory.
    compiler.evictCache(0)
    // What Typst gave is freed when V8 collects it, and V8 does not see how much that is.
    if (++rendered % 20 === 0) globalThis.gc?.()
  }
}

/** Scripts whose letters are placed by what kerning is a part of: without it Typst 0.14 panics at Arabic. */
const needsShaping =
  /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}\p{Script=Inherited}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

function attempt(work: () => Buffer): Buffer | null {
  try {
    return work()
  } catch {
    return null
  }
}

const folder = import.meta.dirname
let compiler: NodeCompiler | undefined
let rendered = 0

function open(): NodeCompiler {
  compiler ??= NodeCompiler.create({ workspace: folder, fontArgs: [{ fontBlobs: fontFiles() }] })
  return compiler
}

function fontFiles(): Buffer[] {
  const lato = ['normal', 'normal-italic', 'bold', 'bold-italic'].map((style) => `lato-${style}/lato-${style}`)
  const woff = [
    ...lato.map((name) => fileURLToPath(import.meta.resolve(`lato-font/fonts/${name}.woff`))),
    ...[400, 700].map((weight) =>
      fileURLToPath(import.meta.resolve(`@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-${weight}-normal.woff`)),
    ),
    fileURLToPath(import.meta.resolve('@fontsource/unifontex/files/unifontex-latin-400-normal.woff')),
  ]
  const styles = ['400Regular', '400Regular_Italic', '600SemiBold', '600SemiBold_Italic', '700Bold', '700Bold_Italic']
  const families = {
    SourceSerif4: import.meta.resolve('@expo-google-fonts/source-serif-4'),
    SourceSans3: import.meta.resolve('@expo-google-fonts/source-sans-3'),
  }
  const ttf = Object.entries(families).flatMap(([name, index]) =>
    styles.map((style) => path.join(path.dirname(fileURLToPath(index)), style, `${name}_${style}.ttf`)),
  )
  const index = fileURLToPath(import.meta.resolve('@expo-google-fonts/sawarabi-gothic'))
  const japanese = path.join(path.dirname(index), '400Regular/SawarabiGothic_400Regular.ttf')
  return [...woff.map(readFont), ...[...ttf, japanese].map((file) => readFileSync(file))]
}
