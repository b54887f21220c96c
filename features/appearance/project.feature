Feature: Branding of the project

  @memory @browser
  Scenario: The sign-in page shows name, colour and note of the project
    Given the visitor has opened the application
    Then the project is called "Northlight Quarterly"
    And the accent colour is "#1064a3"
    And the public note includes "The winter issue closes on 4 December."

  @memory
  Scenario: Changed colour and note appear on the sign-in page
    Given the project has the colour "#0a7d4f"
    And the public note is "Closed on **Sundays**"
    And the visitor has opened the application
    Then the accent colour is "#0a7d4f"
    And the public note includes "Closed on"

  @browser
  Scenario Outline: An invalid colour is ignored
    Given the project has the colour "<colour>"
    And the visitor has opened the application
    Then the project is called "Northlight Quarterly"
    And the accent colour is ""

    Examples:
      | colour                        |
      | red;background:url(//evil.ex) |
      | #12345                        |

  @browser
  Scenario: A script in the public note does not run
    Given the public note is "Hello <script>document.title = 'evil'</script> there"
    And the visitor has opened the application
    Then the public note includes "Hello"
    And the heading is "Sign in"

  @memory @browser
  Scenario: The whole application has the colour that is being chosen
    Given Ines has signed in
    When she opens the address "/settings/project"
    And she changes "project_color" to "#0a7d4f"
    Then the application has the colour "#0a7d4f"
    When she discards the changes
    Then the application has the colour "#1064a3"
