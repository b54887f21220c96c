Feature: The page of a file

  @memory @browser
  Scenario: A file is moved from its page, and saving leads to its new folder
    Given Ines has signed in
    When she opens the address "/files/8cb5bd9c-2712-4eea-9951-de94fb9ac3d8"
    Then the file is in "File library, Landscapes"
    And the content is "1200 × 800 · 844 bytes · SVG"
    When she changes "location" to "Oslo"
    And she moves the file to "Desk"
    Then she sees the message "File moved to “Desk”"
    And the file is in "File library, Desk"
    And "location" is "Oslo"
    When she undoes the last action
    Then the file is in "File library, Landscapes"
    And "location" is "Oslo"
    When she moves the file to "Desk"
    And she saves
    Then the heading is "Desk"
    And 2 items are listed

  @memory
  Scenario: Another content keeps the title of a file and what has been typed
    Given Ines has signed in
    When she opens the address "/files/8cb5bd9c-2712-4eea-9951-de94fb9ac3d8"
    And she changes "location" to "Oslo"
    And she replaces the file by "notes.txt" with the text "Salt"
    Then she sees the message "File replaced"
    And the content is "4 bytes · TXT"
    And "title" is "Salt flats"
    And "location" is "Oslo"
    When she downloads the file
    Then the file "notes.txt" with the text "Salt" is on the device

  @memory @browser
  Scenario: A copy has a content of its own
    Given Ines has signed in
    When she opens the address "/files/b757254d-8a4b-4342-9a64-0cdba1e5fd51"
    And she changes "title" to "House style, old"
    And she creates a copy of the file
    Then she sees the message "Copy created"
    And "title" is "House style, old"
    And the file is in "File library, Desk"
    When she replaces the file by "old.txt" with the text "None"
    Then the content is "4 bytes · TXT"
    When she opens the address "/files/b757254d-8a4b-4342-9a64-0cdba1e5fd51"
    Then "title" is "House style"
    And the content is "317 bytes · MD"

  @memory
  Scenario: Users without permissions see why they cannot change a file
    Given Jun has signed in
    When she opens the address "/files/8cb5bd9c-2712-4eea-9951-de94fb9ac3d8"
    Then she cannot move the file: "You don't have permission to move files"
    And she cannot replace the file: "You don't have permission to do this"
    And she cannot delete: "You don't have permission to do this"

  @memory
  Scenario: The page lists the items that refer to the file
    Given Ines has signed in
    When she opens the address "/files/b757254d-8a4b-4342-9a64-0cdba1e5fd51"
    Then the file is used in "herring_net"
    When she creates a copy of the file
    Then she sees the message "Copy created"
    And the file is used nowhere
