import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { uploadDocument } from '../../contract/documents.ts'
import { placeOf } from '../../contract/endpoint.ts'

/** HTML that is far more work to clean than its size says. */
export function heavyMail(): Buffer {
  const row =
    '<table><tr><td style="color:red;background:url(https://example.com/a.png)"><b><i><a href="https://example.com/x">x</a></i></b></td></tr></table>\r\n'
  const html = row.repeat(Math.ceil((20 * 1024 * 1024) / row.length))
  return Buffer.from(`Subject: Much\r\nContent-Type: text/html; charset=utf-8\r\n\r\n${html}`)
}

/** Sends all of a file but its end. */
export async function unfinishedUpload(
  { url }: { url: string },
  caller: { token: string; device: string },
  applicationId: string,
  bytes: number,
): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.on('error', () => {})
  const head = `--b\r\nContent-Disposition: form-data; name="file"; filename="a.txt"\r\n\r\n`
  socket.write(
    `POST ${placeOf(uploadDocument)}?applicationId=${applicationId} HTTP/1.1\r\nhost: localhost\r\n` +
      `authorization: Bearer ${caller.token}\r\nx-device-identity: ${caller.device}\r\n` +
      `content-type: multipart/form-data; boundary=b\r\ncontent-length: ${head.length + bytes + 1000}\r\n\r\n${head}`,
  )
  if (!socket.write(Buffer.alloc(bytes, 'x'))) await Promise.race([once(socket, 'drain'), once(socket, 'close')])
  return socket
}
