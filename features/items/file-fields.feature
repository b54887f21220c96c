Feature: Fields for files
  A file field points to a file of the library, a files field lists some. Files are uploaded within the form.

  Background:
    Given Ines has signed in
    And she has opened the item "1" of "Specimens"

  @memory @browser
  Scenario: An uploaded file is selected, and saved with the item
    Then the file of "certificate" is "Salt flats"
    When she uploads "ferry_times.txt" into "certificate"
    Then the file of "certificate" is "Ferry Times"
    And the file of "certificate" is described by "22 bytes · TXT"
    When she saves and stays
    Then she sees the message "“herring_net” saved"
    When she reloads the page
    Then the file of "certificate" is "Ferry Times"

  @memory @browser
  Scenario: An image is chosen from the library
    Then the file of "photo" is described by "1200 × 800 · 853 bytes · SVG"
    When she chooses "Forest road" from the library for "photo"
    Then the file of "photo" is "Forest road"
    When she saves and stays
    Then she sees the message "“herring_net” saved"

  @memory
  Scenario: Only the key of a chosen file is sent
    When she chooses "Salt flats" from the library for "photo"
    And she saves
    Then only this is sent to "specimens", with these types:
      | photo | "8cb5bd9c-2712-4eea-9951-de94fb9ac3d8" |

  @memory
  Scenario: Without a file, null is sent
    When she deselects the file of "certificate"
    Then "certificate" has no file
    When she saves
    Then only this is sent to "specimens", with these types:
      | certificate | null |

  @memory
  Scenario: A field for images refuses other files by name and reason
    When she uploads "ferry_times.txt" into "photo"
    Then this was not uploaded into "photo": "ferry_times.txt: Files of this type are not accepted here"
    And the file of "photo" is "Harbour, early"
    And she cannot save: "There is nothing to save"

  @memory
  Scenario: Uploaded files are added to a list behind all others
    Then the list "papers" shows "House style, From the night train"
    When she uploads "ferry_times.txt" into "papers"
    Then the list "papers" shows "Ferry Times, House style, From the night train"
    And "Ferry Times" in the list "papers" is marked as "link"
    When she saves and stays
    Then she sees the message "“herring_net” saved"
    And the list "papers" shows "House style, From the night train, Ferry Times"

  @memory
  Scenario: The order of files is changed
    When she moves "From the night train" to position 1 of the list "papers"
    Then the list "papers" shows "From the night train, House style"
    When she removes "House style" from the list "papers"
    And she saves and stays
    Then she sees the message "“herring_net” saved"
    And the list "papers" shows "From the night train"

  @memory @browser
  Scenario: A selected file is restored after a crash
    When she uploads "ferry_times.txt" into "certificate"
    Then the file of "certificate" is "Ferry Times"
    When the page crashes
    Then she is offered unsaved changes of "Certificate"
    And the file of "certificate" is "Salt flats"
    When she restores the unsaved changes
    Then the file of "certificate" is "Ferry Times"
