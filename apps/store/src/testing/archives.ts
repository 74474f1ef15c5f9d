import { crc32, deflateRawSync } from 'node:zlib'

/** A file of an archive: its content, or compressed data with a declared size that may be wrong. */
type Content = Uint8Array | { packed: Uint8Array; claims: number }

/** Builds a ZIP archive; names may be malicious. */
export function zipOf(files: Readonly<Record<string, Content>>): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [name, content] of Object.entries(files)) {
    const plain = content instanceof Uint8Array ? content : undefined
    const packed = content instanceof Uint8Array ? deflateRawSync(content) : Buffer.from(content.packed)
    const claims = content instanceof Uint8Array ? content.length : content.claims
    const fields = Buffer.alloc(26)
    fields.writeUInt16LE(20, 0)
    // Flags: UTF-8 names; method: deflate.
    fields.writeUInt16LE(0x0800, 2)
    fields.writeUInt16LE(8, 4)
    fields.writeUInt32LE(plain ? crc32(plain) : 0, 10)
    fields.writeUInt32LE(packed.length, 14)
    fields.writeUInt32LE(claims, 18)
    fields.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), fields, Buffer.from(name), packed])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002', 'latin1'), Buffer.from([20, 0]), fields, place, Buffer.from(name)]),
    )
    parts.push(local)
    offset += local.length
  }
  const places = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\u0005\u0006', 'latin1')
  end.writeUInt16LE(directory.length, 8)
  end.writeUInt16LE(directory.length, 10)
  end.writeUInt32LE(places.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, places, end])
}
