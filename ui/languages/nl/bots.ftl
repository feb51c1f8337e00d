seated = Bot: { $name }

names-random = Lukraak

names-gentle = Mild

names-greedy = Gretig

names-steady = Bedachtzaam

names-sharp = Scherp

names-expert = Expert

rated-random = Lukraak: zonder enig plan

rated-gentle = Mild: voor je eerste partijen

rated-greedy = Gretig: grijpt punten, plant niets

rated-steady = Bedachtzaam: denkt vooruit

rated-sharp = Scherp: moeilijk te verslaan

rated-expert = Expert: de sterkste, maar traag

descriptions-random = Lukraak doet zomaar een zet die volgens de regels mag.

descriptions-gentle = Mild speelt als een beginner en pakt niets van je af als het ook anders kan.

descriptions-greedy = Gretig neemt wat nu de meeste punten oplevert.

descriptions-steady = Bedachtzaam let op wat er nog kan komen en spaart meeples voor later.

descriptions-sharp = Scherp speelt de partij in gedachten verder voordat hij beslist. In een grote partij duurt dat even.

descriptions-expert = Expert denkt zoals Scherp, met veel meer partijen in gedachten en op alle processorkernen. Over een tegel doet hij enkele seconden.

strengths-random = Mild won alle 1.000 testpartijen tegen hem.

strengths-gentle = In testpartijen won hij 1 op de 3 keer van Gretig, en altijd van Lukraak.

strengths-greedy = In testpartijen won hij 2 op de 3 keer van Mild, maar slechts 3 op de 100 keer van Bedachtzaam.

strengths-steady = In testpartijen won hij 97 op de 100 keer van Gretig, en 1 op de 6 keer van Scherp.

strengths-sharp = In testpartijen won hij 5 op de 6 keer van Bedachtzaam.

strengths-expert = Hoe vaak hij van Scherp wint, is niet gemeten.
